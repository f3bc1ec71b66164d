import { expect, test } from 'vitest';
import { describeError } from '@/lib/server/log';

test('describeError returns an error’s name, code and stack frames, but not its message', () => {
  try {
    JSON.parse('{"email": ada@example.com}');
  } catch (error) {
    const logged = describeError(error);
    expect(logged.name).toBe('SyntaxError');
    expect(logged.at?.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toContain('ada');
  }
  const forged = describeError(new Error('ada\n    at ada@example.com'));
  expect(JSON.stringify(forged)).not.toContain('ada');
  const error = Object.assign(new Error('ada'), { code: '23505' });
  expect(describeError(error)).toMatchObject({ name: 'Error', code: '23505' });
  expect(describeError('ada')).toEqual({ name: 'string' });
});
