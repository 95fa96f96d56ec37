import { HelpQuestionsInMemory } from '#adapters/memory/help-questions-in-memory.ts';
import { helpQuestionsContract } from '#test/ports/help-questions.ts';

helpQuestionsContract(() => Promise.resolve(new HelpQuestionsInMemory()));
