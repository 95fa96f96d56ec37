import { useState } from 'react';
import type { CallRefusal } from '#application/browser/ports/call-refusal.ts';
import type { Result } from '#domain/shared/result.ts';
import { Button } from '#ui/kit/button.tsx';
import { PageHead, Stack, Wrap } from '#ui/kit/layout.tsx';
import { Notice } from '#ui/kit/states.tsx';

type State = { readonly kind: 'asking' | 'doing' | 'done' } | { readonly kind: 'failed'; readonly detail: string };

export interface NewsLinkProps {
  readonly title: string;
  readonly lead: string;
  /** The one button. */
  readonly action: string;
  readonly thanks: string;
  readonly act: () => Promise<Result<void, CallRefusal>>;
}

/** Where a link of a news letter leads. Nothing happens before the button is pressed: mail programs open links by themselves. */
export function NewsLink({ title, lead, action, thanks, act }: NewsLinkProps) {
  const [state, setState] = useState<State>({ kind: 'asking' });
  const press = async () => {
    setState({ kind: 'doing' });
    const done = await act();
    setState(done.ok ? { kind: 'done' } : { kind: 'failed', detail: done.refusal.detail });
  };
  return (
    <Wrap narrow>
      <PageHead title={title} lead={lead} />
      <Stack>
        {state.kind === 'done' && (
          <Notice kind="success" live>
            {thanks}
          </Notice>
        )}
        {state.kind === 'failed' && (
          <Notice kind="error" live>
            {state.detail}
          </Notice>
        )}
        {state.kind !== 'done' && (
          <p>
            <Button look="primary" busy={state.kind === 'doing' && 'Un momento…'} onClick={() => void press()}>
              {action}
            </Button>
          </p>
        )}
      </Stack>
    </Wrap>
  );
}
