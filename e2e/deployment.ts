/** A site started elsewhere, to be tested instead of one of our own: the variable BASE_URL. */
export const deployment = process.env.BASE_URL?.replace(/\/$/, '');

/**
 * Run once, before all tests: a deployment that cannot be reached is one line, not a hundred
 * tests that fail.
 */
export default async function expectDeployment() {
  const answer = await fetch(`${deployment}`, { signal: AbortSignal.timeout(15_000) }).then(
    ({ status }) => status,
    ({ cause, message }: Error) => cause ?? message,
  );
  if (answer !== 200)
    throw new Error(
      `BASE_URL is “${deployment}”, like https://www.tassel.example? It says: ${answer}`,
    );
  console.log(`Testing ${deployment}: the @smoke tests alone, which send nothing.`);
}
