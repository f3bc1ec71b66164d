import { Cover } from '@/components/privacy/cover';
import { PrivacyPolicy } from '@/components/privacy/privacy-policy';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.privacyPolicy);

export default function PrivacyPolicyPage() {
  return (
    <>
      <Cover />
      <PrivacyPolicy />
    </>
  );
}
