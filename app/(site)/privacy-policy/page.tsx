import { Cover } from '@/components/pages/privacy/cover';
import { PrivacyPolicy } from '@/components/pages/privacy/privacy-policy';
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
