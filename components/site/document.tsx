import type { ReactNode } from 'react';
import { EarlyScript } from '@/components/site/early-script';
import { Footer } from '@/components/site/footer';
import { Header } from '@/components/site/header';
import { SharedStyles } from '@/components/styles/shared-styles';
import { ScrollManager } from '@/components/site/scroll-manager';
import { Vitals } from '@/components/site/vitals';
import { archivo } from '@/components/styles/font';
import { env } from '@/lib/env';
import { landingRoutes } from '@/components/roles';

interface DocumentProps {
  children: ReactNode;
  /** Inline, for the end of the page. */
  scripts?: ReactNode;
}

/** The document of every page and of the 404 page: the styles of all, and what stands around the content. */
export function Document({ children, scripts }: DocumentProps) {
  return (
    <html lang="en-US" className={archivo.variable} suppressHydrationWarning>
      <body>
        <SharedStyles />
        <EarlyScript />
        <Header />
        <ScrollManager landingRoutes={landingRoutes}>
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        </ScrollManager>
        <Footer />
        {scripts}
        <Vitals address={env().vitalsUrl ?? '/api/vitals'} />
      </body>
    </html>
  );
}
