/** Formats a number with thousands separators: "2,000". */
export const formatNumber = new Intl.NumberFormat('en-US').format;
