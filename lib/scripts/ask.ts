/** Asking before something is gone for good. */
import { createInterface } from 'node:readline/promises';
import { fail } from '@/lib/fail.mjs';

/** Ends the process unless somebody says yes, or has said so beforehand. */
export async function confirm(question: string, isConfirmed?: boolean): Promise<void> {
  if (isConfirmed) return;
  if (!process.stdin.isTTY) fail('This deletes submissions for good: add --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} (y/N) `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) fail('Nothing was deleted.');
}
