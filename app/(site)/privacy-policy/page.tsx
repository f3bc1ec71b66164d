import { Cover } from '@/components/privacy/cover';
import { PrivacyPolicy } from '@/components/privacy/privacy-policy';
import { StructuredData } from '@/components/site/structured-data';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.privacyPolicy);

export default function PrivacyPolicyPage() {
  return (
    <>
      <Cover />
      <PrivacyPolicy />
      <StructuredData route={routes.privacyPolicy} />
    </>
  );
}
