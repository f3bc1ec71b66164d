/** Removes what pasting and dictation leave around an address: `mailto:`, brackets, quotes, and what ends a sentence. */
export function unwrapEmail(text: string): string {
  const withoutStart = text.replace(/^(?:mailto:|[\s"'`“”„‘’‚«»‹›<>()[\]{}])+/i, '');
  const [address] = withoutStart.split('?'); // mailto:ada@example.edu?subject=Hi
  // Searches from the end. `/[…]+$/` would take quadratic time.
  return /^.*[^\s"'`“”„‘’‚«»‹›<>()[\]{}.,;:!]/s.exec(address!)?.[0] ?? '';
}
