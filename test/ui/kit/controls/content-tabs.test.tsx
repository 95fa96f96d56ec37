import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ContentTabs } from '#ui/kit/controls/content-tabs.tsx';

function Where() {
  return <p>En {useLocation().pathname}</p>;
}

describe('content tabs', () => {
  it('are links, the present one marked, and lead to their content', async () => {
    const base = '/main/contenido/derecho-laboral';
    render(
      <MemoryRouter initialEntries={[base]}>
        <ContentTabs
          label="Partes del curso"
          tabs={[
            { to: base, label: 'Clases', count: 12 },
            { to: `${base}/examenes`, label: 'Exámenes' },
          ]}
        />
        <Where />
      </MemoryRouter>,
    );
    const nav = within(screen.getByRole('navigation', { name: 'Partes del curso' }));
    const current = () => nav.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
    expect(current()).toEqual(['page', null]);
    await userEvent.click(nav.getByRole('link', { name: 'Exámenes' }));
    expect(screen.getByText(`En ${base}/examenes`)).toBeTruthy();
    expect(current()).toEqual([null, 'page']);
  });

  it('show the present one where the line goes on beyond the edge', () => {
    const placed = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: Element,
    ) {
      return this.matches('[aria-current="page"]') ? new DOMRect(380, 0, 90, 48) : new DOMRect(16, 0, 358, 48);
    });
    render(
      <MemoryRouter initialEntries={['/examenes']}>
        <ContentTabs
          label="Partes"
          tabs={[
            { to: '/temario', label: 'Temario' },
            { to: '/examenes', label: 'Exámenes' },
          ]}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('list').scrollLeft).toBe(96);
    placed.mockRestore();
  });
});
