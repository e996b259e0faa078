/** How many of one option a visitor can choose or reserve. Without zod: visitors' browsers load it. */
export const maxQuantity = 99;
