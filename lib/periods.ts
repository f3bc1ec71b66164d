/** Periods that the server keeps, and the privacy policy and documents state. A test names what else to change. */
export const periods = {
  /** How long stored, rejected and spam submissions are kept. */
  retentionDays: 180,
  /** How long the rate limit counts the requests of an IP address. */
  rateLimitMinutes: 10,
  /** How long the site tries to deliver a submission before it parks it. */
  retryDays: 14,
} as const;
