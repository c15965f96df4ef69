/** How much of a conversation is sent: free of schemas, for the page that must keep to it. */
export const ASSISTANT_LIMITS = {
  questionCharacters: 1_000,
  turnCharacters: 6_000,
  turns: 13,
} as const
