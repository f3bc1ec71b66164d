import { expect, test } from 'vitest';
import { createWhyId } from '@/lib/site';

test.each([
  ['Tassel', 'whytassel'],
  ['Big Yonder', 'whybigyonder'],
  ['Kettle & Kin', 'whykettlekin'],
  ['Ada’s 2nd Café', 'whyadas2ndcafe'],
  ['房', 'why'],
])('the section about %s has an id that needs no encoding in a URL: %s', (name, id) => {
  expect(createWhyId(name)).toBe(id);
});
