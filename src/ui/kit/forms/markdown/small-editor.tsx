import { useState } from 'react';
import { MarkdownEditor, type MarkdownEditorProps } from './markdown-editor.tsx';
import { type SmallGrammar, smallWriting } from './small-writing.ts';

type SmallEditorProps = Omit<MarkdownEditorProps, 'language' | 'onPicture' | 'under'> & {
  readonly grammar: SmallGrammar;
};

/** A text of a small Markdown that is written as it looks: a page of its own, whose title its headings stand under. Another `key` for another grammar. */
export function SmallEditor({ grammar, ...props }: SmallEditorProps) {
  const [language] = useState(() => smallWriting(grammar));
  return <MarkdownEditor {...props} under={1} language={language} />;
}
