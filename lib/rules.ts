/** Periods that the server keeps and the privacy policy states. */
export const rules = {
  /** After these days, stored, rejected and spam submissions are deleted. */
  retentionDays: 180,
  /** The rate limit counts the submissions of an IP address for this long. */
  ipAddressMinutes: 10,
  /** How long the site tries to deliver a submission before it parks it. */
  retryDays: 14,
} as const;
