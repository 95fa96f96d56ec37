import { useState } from 'react';

import { SkipLink } from '#ui/kit/layout/visually-hidden.tsx';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { Toaster, type Toast } from '#ui/kit/overlay/toaster.tsx';

import { Actions, Forms } from './forms.tsx';
import { Cards, Prices } from './cards.tsx';
import { Floating } from './floating.tsx';
import { Hero, Masthead } from './masthead.tsx';
import { Moving, States, Structure } from './states.tsx';

/** Every component of the kit in every state, with the words of the school: to be looked at, and to be checked by axe. */
export function Gallery() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const say = (toast: Omit<Toast, 'id'>) =>
    setToasts((all) => [...all, { ...toast, id: `aviso-${all.length}-${toast.kind}` }]);
  return (
    <>
      <SkipLink />
      <Masthead />
      <main id="contenido" tabIndex={-1}>
        <Wrap>
          <Hero />
          <Cards />
          <Prices />
          <Actions />
          <Forms />
          <Floating onToast={say} />
          <Structure />
          <States />
          <Moving />
        </Wrap>
      </main>
      <Toaster toasts={toasts} onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))} />
    </>
  );
}
