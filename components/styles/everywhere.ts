/**
 * The styles of every page, in one order for all who import them: first of all in the layout, in
 * each page, in the error pages. The bundler keeps apart what comes in different orders, and each
 * file is a request that the first paint waits for: with this line at their top, pages have two
 * files instead of five. The error pages' own styles are not among them: what is, each page carries
 * three times, and gzip finds a copy only within 32 KB.
 */
import '@/components/styles/font';
import '@/components/styles/fallback-fonts.css';
import '@/components/styles/tokens.css';
import '@/components/styles/base.css';
import '@/components/art/cord.module.css';
import '@/components/art/ink.module.css';
import '@/components/ui/button.module.css';
import '@/components/ui/section.module.css';
import '@/components/site/logo.module.css';
import '@/components/site/menu.module.css';
import '@/components/site/header.module.css';
import '@/components/site/progress.module.css';
import '@/components/site/footer.module.css';
