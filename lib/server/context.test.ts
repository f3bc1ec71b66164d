import { getDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import { expect, test } from 'vitest';
import { createTestContext } from '@/e2e/testing/in-process';

test('an upstream far away has more than a second to accept a connection', () => {
  createTestContext({});
  expect(getDefaultAutoSelectFamilyAttemptTimeout()).toBeGreaterThan(1000);
});
