import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SafeHtml } from '#ui/kit/layout/safe-html.tsx';

test('the server draws the text as it was published', async () => {
  // A server never loads the sanitiser; another test in this worker may have.
  vi.resetModules();
  const { SafeHtml: OnServer } = await import('#ui/kit/layout/safe-html.tsx');
  expect(renderToString(<OnServer html="<p>Hola <em>Ana</em></p>" />)).toContain('<p>Hola <em>Ana</em></p>');
});

// That nothing hostile gets through is shown in a real browser (test/e2e): DOMPurify does not work on happy-dom.
test('a new text replaces the old one', async () => {
  const { container, rerender } = render(<SafeHtml html="<p>Uno</p>" />);
  await waitFor(() => expect(container.textContent).toBe('Uno'));
  rerender(<SafeHtml html="<p>Dos</p>" />);
  expect(container.textContent).toBe('Dos');
});
