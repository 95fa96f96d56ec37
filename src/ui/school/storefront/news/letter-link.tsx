import { useState, type FormEvent } from 'react';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { Result } from '#domain/shared/result.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { PageHead, Stack, Wrap } from '#ui/kit/layout/layout.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { usePosted } from '#ui/school/boot/posted-form.ts';

type State = { readonly kind: 'asking' | 'doing' | 'done' } | { readonly kind: 'failed'; readonly detail: string };

export interface LetterLinkProps {
  readonly title: string;
  readonly lead: string;
  /** The one button. */
  readonly action: string;
  readonly thanks: string;
  /** Does it without leaving the page; absent: the browser posts the form, and the school answers with a page. */
  readonly act?: () => Promise<Result<void, CallRefusal>>;
}

/** Where the link of a letter leads. Nothing happens before the button is pressed: mail programs open links by themselves. */
export function LetterLink({ title, lead, action, thanks, act }: LetterLinkProps) {
  const [problem] = usePosted('letter')?.problems ?? [];
  const [state, setState] = useState<State>(
    problem === undefined ? { kind: 'asking' } : { kind: 'failed', detail: problem.message },
  );
  const press = async (event: FormEvent) => {
    if (act === undefined) return;
    event.preventDefault();
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
          // Posted to the very address of the link, which holds its secret.
          <form method="post" onSubmit={(event) => void press(event)}>
            <Button type="submit" look="primary" busy={state.kind === 'doing' && 'Un momento…'}>
              {action}
            </Button>
          </form>
        )}
      </Stack>
    </Wrap>
  );
}
