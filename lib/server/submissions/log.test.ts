import { expect, test } from 'vitest';
import { CONNECTION_ERROR, describeError } from '@/lib/server/submissions/log';

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
  expect(describeError(Object.assign(new Error('ada'), { code: '23505' }))).toMatchObject({
    name: 'Error',
    code: '23505',
  });
  expect(describeError('ada')).toEqual({ name: 'string' });
});

test('describeError returns the message of a connection that could not be opened', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED'), { name: CONNECTION_ERROR });
  expect(describeError(error)).toMatchObject({ message: 'connect ECONNREFUSED' });
});
