import { expect, test } from 'vitest';
import { messageFiles } from '../architecture/message-files.ts';

// SPEC sections 2, 4, 5 and 8, word for word; a final full stop depends on where a message is shown.
const messages = [
  'No treatment selected!',
  'Please select a treatment for reservation.',
  'No language',
  'Please enter your password.',
  'Please enter your name.',
  'Please enter a title.',
  'Please enter content.',
  'Password must be at least 4 characters.',
  'Page Not Found',
  'The page you are looking for might have been removed or the address is incorrect. Please check the page address again.',
  'Are you sure you want to delete this article?',
  'Admin Response',
  'We will respond as soon as possible',
  'Failed to modify article.',
  'Failed to create article.',
  'Your login session has expired. Please log in again',
  'No articles available.',
  'No articles registered.',
  'No search results found.',
  'No matching products found.',
  'No matching treatments found.',
  'No FAQ list available yet.',
  'No notices available yet.',
  'No options available.',
  'No special events registered.',
  'Address copied successfully.',
];

test('the messages of the specification are used word for word', () => {
  const texts = new Set(
    messageFiles.flatMap(({ messages }) => Object.values(messages).map(({ en }) => bare(String(en)))),
  );
  expect(messages.filter((message) => !texts.has(bare(message)))).toEqual([]);
});

const bare = (text: string) => text.trim().replace(/\.$/, '');
