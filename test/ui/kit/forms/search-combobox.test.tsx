import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { MarkedText } from '#ui/kit/layout/marked-text.tsx';
import { SearchCombobox, type SearchComboboxProps } from '#ui/kit/forms/search-combobox.tsx';
import type { SearchResult } from '#ui/kit/forms/search-results.tsx';

const all: readonly SearchResult[] = [
  { id: '1', title: 'Derecho laboral', detail: 'Curso · Rosa Huamán', icon: 'video' },
  { id: '2', title: 'Derecho penal', detail: 'Libro · Jorge Núñez', icon: 'book' },
  { id: '3', title: 'Reforma tributaria' },
];

function Page(props: Partial<SearchComboboxProps>) {
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState('');
  const results =
    query.length < 3 ? null : all.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()));
  return (
    <>
      <SearchCombobox
        label="Buscar"
        placeholder="¿Qué quieres aprender?"
        query={query}
        onQueryChange={setQuery}
        results={results}
        onPick={({ title }) => setPicked(title)}
        onSubmit={() => setPicked(`todo sobre ${query}`)}
        {...props}
      />
      <p>Elegido: {picked}</p>
      <button>Otro lugar</button>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

describe('the search box', () => {
  it('SEARCH-1: shows nothing below three characters; from the third on its results, and a cross in place of the glass', async () => {
    render(<Page />);
    const glass = () => screen.getByRole('search').querySelector("use[href$='#search']");
    await userEvent.type(box(), 'de');
    expect(options()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Borrar la búsqueda' })).toBeNull();
    expect(glass()).not.toBeNull();
    await userEvent.type(box(), 'r');
    expect(screen.getByRole('button', { name: 'Borrar la búsqueda' })).toBeTruthy();
    expect(glass()).toBeNull();
    expect(options()).toEqual(['Derecho laboralCurso · Rosa Huamán', 'Derecho penalLibro · Jorge Núñez']);
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('2 resultados');
  });

  it('clears text and results by its cross, and the focus goes on writing', async () => {
    render(<Page />);
    await userEvent.type(box(), 'derecho');
    await userEvent.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
    expect(box().value).toBe('');
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(box());
  });

  it('says when nothing matches', async () => {
    render(<Page />);
    await userEvent.type(box(), 'xyz');
    expect(screen.getByText('No se encontraron resultados', { selector: 'p' })).toBeTruthy();
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('is walked by the arrows, round and round, while the focus stays in the box', async () => {
    render(<Page />);
    await userEvent.type(box(), 'der');
    expect(chosen()).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toContain('Derecho laboral');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toContain('Derecho laboral');
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toContain('Derecho penal');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    expect(document.activeElement).toBe(box());
  });

  it('goes up to the last result first', async () => {
    render(<Page />);
    await userEvent.type(box(), 'der{ArrowUp}');
    expect(chosen()).toContain('Derecho penal');
  });

  it('picks with Enter and folds; the arrows unfold it again', async () => {
    render(<Page />);
    await userEvent.type(box(), 'der{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByText('Elegido: Derecho penal')).toBeTruthy();
    expect(options()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(2);
  });

  it('picks with a press', async () => {
    render(<Page />);
    await userEvent.type(box(), 'der');
    await userEvent.click(screen.getByRole('option', { name: /laboral/ }));
    expect(screen.getByText('Elegido: Derecho laboral')).toBeTruthy();
  });

  it('with nothing chosen submits what was written', async () => {
    render(<Page />);
    await userEvent.type(box(), 'der{Enter}');
    expect(screen.getByText('Elegido: todo sobre der')).toBeTruthy();
  });

  it('folds on Escape and keeps the text, then clears it on the next', async () => {
    render(<Page />);
    await userEvent.type(box(), 'der{Escape}');
    expect([options(), box().value]).toEqual([[], 'der']);
    await userEvent.keyboard('{Escape}');
    expect(box().value).toBe('');
  });

  it('folds when the focus leaves it', async () => {
    render(<Page />);
    await userEvent.type(box(), 'der');
    await userEvent.click(screen.getByRole('button', { name: 'Otro lugar' }));
    expect(options()).toEqual([]);
  });

  it('is compact with fewer than five results, not with five', () => {
    const results = Array.from({ length: 5 }, (_, index) => ({ id: `${index}`, title: `Curso ${index}` }));
    const { rerender } = render(<Page results={results.slice(0, 4)} />);
    fireEvent.click(box());
    const list = () => screen.getByRole('listbox').parentElement?.className;
    expect(list()).toContain('compact');
    rerender(<Page results={results} />);
    expect(list()).not.toContain('compact');
  });

  it('asks for more at the end of the list and says when there is none', () => {
    const asked: string[] = [];
    render(<Page results={all} onEndReached={() => asked.push('más')} endText="No se encuentra más información" />);
    fireEvent.click(box());
    const list = screen.getByRole('listbox').parentElement;
    if (list === null) throw new Error('no list');
    fireEvent.scroll(list);
    expect(asked).toEqual(['más']);
    expect(within(list).getByText('No se encuentra más información')).toBeTruthy();
  });

  it('says that it is searching', () => {
    render(<Page results={[]} loading />);
    fireEvent.click(box());
    expect(screen.getByText('Buscando…')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('a marked text', () => {
  const marked = (text: string, sought: string): string => {
    const { container } = render(<MarkedText text={text} sought={sought} />);
    return container.innerHTML;
  };

  it('marks what was sought, whatever its case and accents', () => {
    expect(marked('Tributación básica', 'TRIBUTACION B')).toBe('<mark>Tributación b</mark>ásica');
    expect(marked('Jorge Núñez', 'nunez')).toBe('Jorge <mark>Núñez</mark>');
    expect(marked('Ética', 'ca')).toBe('Éti<mark>ca</mark>');
  });

  it('is itself where nothing is found or nothing sought', () => {
    expect(marked('Derecho penal', 'civil')).toBe('Derecho penal');
    expect(marked('Derecho penal', '  ')).toBe('Derecho penal');
  });
});
