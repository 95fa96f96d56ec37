import { MessagesInMemory } from '#adapters/memory/messages-in-memory.ts';
import { messagesContract } from '#test/ports/messages.ts';

messagesContract(() => Promise.resolve(new MessagesInMemory()));
