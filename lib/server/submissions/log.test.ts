import { expect, test } from 'vitest';
import { errorForLog } from '@/lib/server/submissions/log';

test('errorForLog returns an error’s name, code and stack frames, but not its message', () => {
  try {
    JSON.parse('{"email": ada@example.com}');
  } catch (error) {
    const logged = errorForLog(error);
    expect(logged.name).toBe('SyntaxError');
    expect(logged.at?.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toContain('ada');
  }
  const forged = errorForLog(new Error('ada\n    at ada@example.com'));
  expect(JSON.stringify(forged)).not.toContain('ada');
  expect(errorForLog(Object.assign(new Error('ada'), { code: '23505' }))).toMatchObject({
    name: 'Error',
    code: '23505',
  });
  expect(errorForLog('ada')).toEqual({ name: 'string' });
});
