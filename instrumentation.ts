/** Next calls this once before the server takes its first request. */
export async function register(): Promise<void> {
  // What follows needs Node; the import must not reach other runtimes or the build.
  if (
    process.env.NEXT_RUNTIME === 'nodejs' &&
    process.env.NEXT_PHASE !== 'phase-production-build'
  ) {
    const { start } = await import('@/lib/server/submissions/start');
    await start();
  }
}
