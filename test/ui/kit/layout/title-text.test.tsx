import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TitleText } from '#ui/kit/layout/title-text.tsx';

test('a number in a title stays with what it counts, and with its sign of per cent', () => {
  const { container } = render(<TitleText text="Módulo 1: cómo se compone el 18 % del precio" />);
  expect([...container.querySelectorAll('[data-numbers]')].map((each) => each.textContent)).toEqual([
    'Módulo 1:',
    'se compone el 18 %',
  ]);
});
