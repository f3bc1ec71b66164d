/** A site started elsewhere, to be tested instead of one of our own: the variable BASE_URL. */
export const deployment = process.env.BASE_URL?.replace(/\/$/, '');

/**
 * Run once, before all tests: a deployment that cannot be reached is one line, not a hundred
 * tests that fail.
 */
export default async function expectDeployment() {
  if (!deployment) return;
  if (!URL.canParse(deployment) || !/^https?:/.test(deployment))
    throw new Error(`BASE_URL is “${deployment}”; it should be like https://www.tassel.example.`);
  const answer = await fetch(deployment, { signal: AbortSignal.timeout(15_000) }).catch(
    (error: Error) => {
      const { code } = (error.cause ?? {}) as { code?: string };
      throw new Error(
        `BASE_URL is ${deployment}, where nothing answers: ${code ?? error.message}.`,
      );
    },
  );
  if (!answer.ok) throw new Error(`BASE_URL is ${deployment}, which answers ${answer.status}.`);
  console.log(`Testing ${deployment}: the @smoke tests alone, which send nothing.`);
}
