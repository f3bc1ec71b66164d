import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@/components/ui/link';

interface Look {
  /** `paper`: an action beside the one that a section is about; `on-gold`: that one, on a gold ground. */
  kind?: 'paper' | 'on-gold' | undefined;
  size?: 'small' | 'large';
}

/** A button that goes to a page, or to a place on this page by the browser's own jump, which sets `:target`. */
export function ButtonLink({ kind, size, ...link }: Look & ComponentProps<typeof Link>) {
  const Anchor = link.href.startsWith('#') ? 'a' : Link;
  return <Anchor className="button" data-kind={kind} data-size={size} {...link} />;
}

/** What looks like a button within a link that is larger than it. */
export function ButtonFace({ children }: { children: ReactNode }) {
  return <span className="button">{children}</span>;
}

/** A button that does something here. */
export function Button(button: ComponentProps<'button'>) {
  return <button type="button" className="button" {...button} />;
}
