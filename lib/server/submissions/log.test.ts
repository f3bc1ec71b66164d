import { expect, test } from 'vitest';
import { errorForLog } from '@/lib/server/submissions/log';

test('an error is described by name, code and place, never by its message', () => {
  try {
    JSON.parse('{"email": ada@example.com}');
  } catch (error) {
    const described = errorForLog(error);
    expect(described.name).toBe('SyntaxError');
    expect(described.at?.length).toBeGreaterThan(0);
    expect(JSON.stringify(described)).not.toContain('ada');
  }
  const forged = errorForLog(new Error('ada\n    at ada@example.com'));
  expect(JSON.stringify(forged)).not.toContain('ada');
  expect(errorForLog(Object.assign(new Error('ada'), { code: '23505' }))).toMatchObject({
    name: 'Error',
    code: '23505',
  });
  expect(errorForLog('ada')).toEqual({ name: 'string' });
});
