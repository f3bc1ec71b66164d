/** The address of a deployment to test instead of a local build (BASE_URL). */
export const deployment = process.env.BASE_URL?.replace(/\/$/, '');

/** Ends the run before its first test if the deployment does not respond. */
export default async function expectDeployment() {
  const status = await fetch(`${deployment}`, { signal: AbortSignal.timeout(15_000) }).then(
    ({ status }) => status,
    ({ cause, message }: Error) => cause ?? message,
  );
  if (status !== 200)
    throw new Error(
      `BASE_URL (${deployment}) must be the address of a site, like https://www.tassel.example. It responded with: ${status}`,
    );
  console.log(`Testing ${deployment} with the @smoke tests, which send nothing.`);
}
