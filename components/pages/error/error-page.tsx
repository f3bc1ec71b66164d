import { errorCopy } from '@/components/pages/error/copy';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';

/** Replaces a page that failed to render. The link is a plain `<a>`, because the router may have failed. */
export function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <Section background="chalk">
      <div className="stack-5">
        <h1>{errorCopy.title}</h1>
        <p className="lead">{errorCopy.text}</p>
        <p className="row-5">
          <Button onClick={reset}>{errorCopy.retry}</Button>
          <a className="tap" href={errorCopy.home.href}>
            {errorCopy.home.label}
          </a>
        </p>
      </div>
    </Section>
  );
}
