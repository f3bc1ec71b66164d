/** Vitest runs this once before all tests: they drive the production build. */
import ensureBuild from '@/e2e/global-setup';

export default function setup() {
  // Vite sets this for purposes of its own; to ensureBuild it would mean a site elsewhere.
  delete process.env.BASE_URL;
  ensureBuild();
}
