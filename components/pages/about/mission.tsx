import { mission } from '@/components/pages/about/copy';
import { Section } from '@/components/ui/section';

export function Mission() {
  return (
    <Section background="gold">
      <div className="stack-4">
        <h2 className="size-2">{mission.title}</h2>
        <p className="display size-3">{mission.text}</p>
      </div>
    </Section>
  );
}
