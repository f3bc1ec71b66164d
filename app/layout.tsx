import '@/components/styles/fallback-fonts.css';
import '@/components/styles/tokens.css';
import '@/components/styles/base.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { PostedScript } from '@/components/site/posted-script';
import { Footer } from '@/components/site/footer';
import { Header } from '@/components/site/header';
import { LandingScript } from '@/components/site/landing-script';
import { ScrollManager } from '@/components/site/scroll-manager';
import { Vitals } from '@/components/site/vitals';
import { archivo } from '@/components/styles/font';
import { env } from '@/lib/env';
import { colors } from '@/components/styles/colors';
import { siteMetadata } from '@/lib/content/seo';

export const metadata = siteMetadata();

export const viewport: Viewport = { themeColor: colors.paper };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={archivo.variable}>
      <body>
        <Header />
        <ScrollManager>
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        </ScrollManager>
        <Footer />
        <LandingScript />
        <PostedScript />
        <Vitals address={env().vitalsUrl ?? '/api/vitals'} />
      </body>
    </html>
  );
}
