import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import type { NotTaken } from './said.ts';

export interface WordsFieldProps extends Pick<ComponentPropsWithRef<'textarea'>, 'name' | 'value' | 'onChange'> {
  readonly label: string;
  readonly hint: string;
  readonly refused: NotTaken | undefined;
}

/** The words that go with a decision. What is wrong with them is where one goes on; what else stands in its way is read out. */
export function WordsField({ refused, ...rest }: WordsFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (refused?.isOfWords === true) area.current?.focus();
  }, [refused]);
  return (
    <>
      <TextArea ref={area} rows={2} {...rest} error={refused?.isOfWords === true ? refused.text : null} />
      {refused?.isOfWords === false && (
        <Notice kind="error" title="No se guardó" live>
          <p>{refused.text}</p>
        </Notice>
      )}
    </>
  );
}
