/** Next calls this once before the server takes its first request. */
export async function register(): Promise<void> {
  // The imported code needs Node and must not run in the build.
  if (
    process.env.NEXT_RUNTIME === 'nodejs' &&
    process.env.NEXT_PHASE !== 'phase-production-build'
  ) {
    const { prepareServer } = await import('@/lib/server/start');
    await prepareServer();
  }
}
