import type { ReactNode } from 'react';
import { EarlyScript } from '@/components/site/early-script';
import { Footer } from '@/components/site/footer';
import { Header } from '@/components/site/header';
import { ScrollManager } from '@/components/site/scroll-manager';
import { Vitals } from '@/components/site/vitals';
import { archivo } from '@/components/styles/font';
import '@/components/styles/tokens.css';
import '@/components/styles/fonts.css';
import '@/components/styles/base.css';
import '@/components/styles/backgrounds.css';
import '@/components/styles/layout.css';
import '@/components/styles/print.css';

/** The HTML document of every page, including the 404 page. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={archivo.variable} suppressHydrationWarning>
      <body>
        <EarlyScript />
        <Header />
        <ScrollManager>
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        </ScrollManager>
        <Footer />
        <Vitals />
      </body>
    </html>
  );
}
