import { expect, test } from 'vitest';
import { errorForLog as describeError } from '@/lib/submissions/log';

test('an error is described by name, code and place, never by its message', () => {
  try {
    JSON.parse('{"email": ada@example.com}');
  } catch (error) {
    const described = describeError(error);
    expect(described.name).toBe('SyntaxError');
    expect(described.at?.length).toBeGreaterThan(0);
    expect(JSON.stringify(described)).not.toContain('ada');
  }
  expect(describeError(Object.assign(new Error('ada'), { code: '23505' }))).toMatchObject({
    name: 'Error',
    code: '23505',
  });
  expect(describeError('ada')).toEqual({ name: 'string' });
});
