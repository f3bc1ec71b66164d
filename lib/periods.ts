/** Periods that the server keeps and the privacy policy states. */
export const periods = {
  /** How long stored, rejected and spam submissions are kept. If it changes, also change “180 days” in the documents. */
  retentionDays: 180,
  /** How long the rate limit counts the requests of an IP address. */
  rateLimitMinutes: 10,
  /** How long the site tries to deliver a submission before it parks it. If it changes, also change “14 days” there. */
  retryDays: 14,
} as const;
