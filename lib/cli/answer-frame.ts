import { answerSlot } from '@/lib/submissions/answer-slot';

/**
 * Makes the frame of the answer page: it is shown to people whose scripts do not run, and under a
 * policy that allows none.
 *
 * @param html the page /please-check as Next rendered it
 * @returns the page without scripts
 * @throws if it has no slot for the answer
 */
export function answerFrame(html: string): string {
  if (html.split(answerSlot).length !== 2) {
    throw new Error('app/please-check/page.tsx must hold the answer slot exactly once.');
  }
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');
}
