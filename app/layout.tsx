import '@/components/styles/everywhere';
import type { Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { Footer } from '@/components/site/footer';
import { Header } from '@/components/site/header';
import { HeaderState } from '@/components/site/header-state';
import { IntentPrefetch } from '@/components/site/intent-prefetch';
import { LandingScript } from '@/components/site/landing-script';
import { Vitals } from '@/components/site/vitals';
import { Wayfinding } from '@/components/site/wayfinding';
import { env } from '@/lib/env';
import { inks } from '@/lib/inks';
import { siteMetadata } from '@/lib/seo';

const archivo = localFont({
  src: '../lib/fonts/archivo.woff2',
  weight: '400 800',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
  variable: '--font-archivo',
  display: 'swap',
  // The stand-ins in base.css match its two widths; the generated one knows only the first.
  adjustFontFallback: false,
});

export const metadata = siteMetadata();

export const viewport: Viewport = { themeColor: inks.paper };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={archivo.variable}>
      <body>
        <Header />
        <Wayfinding>
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        </Wayfinding>
        <Footer />
        <HeaderState />
        <IntentPrefetch />
        <LandingScript />
        <Vitals address={env().vitalsUrl ?? '/api/vitals'} />
      </body>
    </html>
  );
}
