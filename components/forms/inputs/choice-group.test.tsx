import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rating } from '@/components/forms/inputs/choice-group';
import type { RatingField } from '@/lib/forms/types';

const html = (field: Partial<RatingField>) =>
  renderToStaticMarkup(
    <Rating
      field={{ type: 'rating', name: 'fit', label: 'How well does it fit?', ...field }}
      id="field-fit"
      value={undefined}
      native={false}
      aria={{ 'aria-invalid': false }}
    />,
  );

test('a rating says what its field says of 1 and 5, if anything', () => {
  expect(html({ ends: { low: 'too small', high: 'too large' } })).toContain(
    '<span>1 = too small</span> <span>5 = too large</span>',
  );
  expect(html({})).toMatch(/<span>5<\/span><\/label><\/div>$/);
});
