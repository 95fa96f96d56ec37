import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from '#ui/kit/layout/avatar.tsx';

describe('an avatar', () => {
  it.each([
    ['Rosa Huamán Quispe', 'RH'],
    ['  ñusta  ', 'Ñ'],
    ['', ''],
  ])('of %j without a picture shows %j', (name, initials) => {
    const { container } = render(<Avatar name={name} />);
    expect(container.querySelector('span')?.dataset['initials']).toBe(initials);
  });

  it('shows the picture where there is one, its size known before it comes', () => {
    const { container } = render(<Avatar name="Rosa" src="/imagenes/rosa.webp" size="large" />);
    const image = container.querySelector('img');
    expect([image?.getAttribute('src'), image?.width, image?.height, image?.alt]).toEqual([
      '/imagenes/rosa.webp',
      80,
      80,
      '',
    ]);
  });
});
