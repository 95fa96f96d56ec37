import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SafeHtml } from '#ui/kit/layout/safe-html.tsx';

test('the server draws the text as it was published, its headings below the one that it stands under', async () => {
  // A server never loads the sanitiser; another test in this worker may have.
  vi.resetModules();
  const { SafeHtml: OnServer } = await import('#ui/kit/layout/safe-html.tsx');
  const drawn = (under: 1 | 2) =>
    renderToString(<OnServer html="<h2>Hola</h2><p>Soy <em>Ana</em></p>" under={under} />);
  expect(drawn(1)).toContain('<h2>Hola</h2><p>Soy <em>Ana</em></p>');
  expect(drawn(2)).toContain('<h3>Hola</h3><p>Soy <em>Ana</em></p>');
});

// That nothing hostile gets through is shown in a real browser (test/e2e): DOMPurify does not work on happy-dom.
test('a new text replaces the old one', async () => {
  const { container, rerender } = render(<SafeHtml html="<p>Uno</p>" under={1} />);
  await waitFor(() => expect(container.textContent).toBe('Uno'));
  rerender(<SafeHtml html="<p>Dos</p>" under={1} />);
  expect(container.textContent).toBe('Dos');
});
