/** Vitest runs this once before all engine tests: says which engines are here, and which not. */
import { engines } from '@/e2e/engines/engines';
import { wpe } from '@/e2e/engines/wpe';

export default function reportEngines() {
  for (const { name, version, packages } of [...engines, wpe])
    console.log(
      version
        ? `${name} ${version}`
        : `No ${name} here (apt-get install ${packages}): its tests are skipped.`,
    );
}
