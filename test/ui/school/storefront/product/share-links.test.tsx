import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { ShareLinks } from '#ui/school/storefront/product/share-links.tsx';
import { storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { detailsOf } from '#domain/catalogue/present-product.ts';

const moment = { now: new Date('2026-03-10T15:00:00.000Z'), rateOf: <T,>(rate: T) => rate };
const course = detailsOf(storedProduct(1, { title: 'Contratos & más' }), moment);

function Page() {
  return (
    <>
      <h1>Contratos</h1>
      <ShareLinks product={course} />
    </>
  );
}

const show = () => showPages([{ path: '/x', module: { Component: Page } }], '/x', () => undefined);
const other = () => screen.getByRole('link', { name: 'De otra forma' });

test('WhatsApp and a letter are links that carry title and address', async () => {
  await show();
  const text = 'Contratos%20%26%20m%C3%A1s%3A%20http%3A%2F%2Flocalhost%3A3000%2Fcursos%2Fcurso-1';
  const whatsapp = screen.getByRole('link', { name: 'Compartir por WhatsApp' });
  expect(whatsapp.getAttribute('href')).toBe(`https://wa.me/?text=${text}`);
  expect(whatsapp.getAttribute('rel')).toContain('noopener');
  expect(other().getAttribute('href')).toBe(`mailto:?subject=Contratos%20%26%20m%C3%A1s&body=${text}`);
});

test('a device that can share is asked in place of the letter; one that cannot opens it', async () => {
  await show();
  const shared: unknown[] = [];
  const share = (what: unknown) => {
    shared.push(what);
    return Promise.reject(new DOMException('', 'AbortError'));
  };
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  expect(fireEvent.click(other())).toBe(false);
  expect(shared).toEqual([{ title: 'Contratos & más', url: 'http://localhost:3000/cursos/curso-1' }]);
  Reflect.deleteProperty(navigator, 'share');
  expect(fireEvent.click(other())).toBe(true);
});
