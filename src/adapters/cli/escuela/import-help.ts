import { helpQuestionsOf } from '#adapters/server/publishing/help-questions-file.ts';
import { HelpQuestions } from '#application/server/support/ports/help-questions.ts';
import { type Command, textOfFile, UsageError } from './command.ts';

/** `import help FILE`: puts the questions of a Markdown file in place of those of the help page. */
export const importHelp: Command = {
  words: ['import', 'help'],
  logged: 'by-its-words',
  usage: `  import help ARCHIVO.md
      Reemplaza las preguntas frecuentes: cada título «## » es una pregunta y lo que sigue, su respuesta en Markdown.`,
  prepare(args) {
    const [file, ...more] = args;
    if (file === undefined || more.length > 0) throw new UsageError('import help: indica un solo archivo.');
    return async ({ school }, print) => {
      const questions = helpQuestionsOf(textOfFile('import help', file));
      if (questions.length === 0) {
        print('El archivo no tiene preguntas: cada una empieza con «## » y lleva su respuesta debajo.');
        return 1;
      }
      await school.write(HelpQuestions, (help) => help.replaceAll(questions));
      print(`Preguntas publicadas: ${questions.length}.`);
      return 0;
    };
  },
};
