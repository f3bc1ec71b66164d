/**
 * The formats that a text field can `check`. The message of each has its name in `fieldMessages`. Tests fill in the
 * example, with another word in place of `ada` if it contains that.
 */
export const checks = {
  email: {
    example: 'ada@example.edu',
    // Text, an @ and a domain with a dot. No mail server accepts two dots in a row, or one at the start or beside the @.
    // `[^…]+\.` instead of `[^…][^….]*\.` would accept the same texts, but in quadratic time.
    pattern:
      /^(?!\.|.*\.[.@])[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.][^\s@,;:<>()[\]"\\.]*\.[^\s@,;:<>()[\]"\\]+$/,
  },
  instagram: { example: 'https://www.instagram.com/ada', pattern: /instagram\.com\/./i },
  tiktok: { example: 'tiktok.com/@ada', pattern: /tiktok\.com\/@./i },
  link: { example: 'drive.google.com/ada', pattern: /\..{2}/ },
};

export type Check = keyof typeof checks;
