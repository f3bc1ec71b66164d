/** The formats that a text field can `check`. The message of each has its name in `fieldMessages`. */
export const patterns = {
  // Text, an @ and a domain with a dot. No mail server accepts two dots in a row, or one at the start or beside the @.
  // `[^…]+\.` instead of `[^…][^….]*\.` would accept the same texts, but in quadratic time.
  email:
    /^(?!\.|.*\.[.@])[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.][^\s@,;:<>()[\]"\\.]*\.[^\s@,;:<>()[\]"\\]+$/,
  instagram: /instagram\.com\/./i,
  tiktok: /tiktok\.com\/@./i,
  link: /\..{2}/,
};

export type Check = keyof typeof patterns;
