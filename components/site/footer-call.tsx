'use client';

import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button';

interface Call {
  heading: string;
  button: { label: string; href: string };
}

/** The footer's call to action. On the page that it leads to, shows `instead`. */
export function FooterCall({ instead, ...call }: Call & { instead: Call }) {
  const { heading, button } = usePathname() === call.button.href ? instead : call;
  return (
    <>
      <p className="display size-3">{heading}</p>
      <ButtonLink href={button.href}>{button.label}</ButtonLink>
    </>
  );
}
