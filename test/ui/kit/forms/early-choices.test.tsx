import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tellEarlyChoices } from '#ui/kit/forms/early-choices.ts';

function Lists({ onChoose }: { readonly onChoose: (name: string, value: string) => void }) {
  const [price, setPrice] = useState('all');
  useEffect(() => tellEarlyChoices(document), []);
  return (
    <form onChange={({ target }) => target instanceof HTMLSelectElement && onChoose(target.name, target.value)}>
      {['precio', 'orden'].map((name) => (
        <select key={name} name={name} value={price} onChange={({ target }) => setPrice(target.value)}>
          <option value="all">Cualquiera</option>
          <option value="gratis">Gratis</option>
        </select>
      ))}
    </form>
  );
}

test('what was chosen from a list before its script had come is chosen once it has, and nothing else', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Lists onChoose={() => undefined} />);
  document.body.append(page);
  const select = page.querySelector('select');
  if (select !== null) select.value = 'gratis';
  const chosen: string[] = [];
  await act(async () => hydrateRoot(page, <Lists onChoose={(name, value) => chosen.push(`${name}=${value}`)} />));
  expect(chosen).toEqual(['precio=gratis']);
});
