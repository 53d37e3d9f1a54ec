"""Counts settlements, rebates and what was paid once for members (CPA) again from a statement of commissions (the CSV of an agent's income), with nothing but the standard library.

    python3 tools/recompute-settlements.py statement.csv

Prints every figure that differs, and how many lines were counted. Ends with 1 if anything differs.
"""

import csv
import sys
from fractions import Fraction

COLUMNS = (
    "agreement side other kind type begins ends rate_type carry fence tiers stake turnover payout rebates promotions salaries fee net_loss "
    "parts fenced active carried_in paid_before base tier rate due carried_out paid state below_rate deposit asked_deposit"
).split()
DIVIDEND = {"Dividendo", "Dividend"}
SLOTS = {"Salário por hora", "Salário em tempo real", "Hourly salary", "Real-time salary"}
REBATE = "Rebate"
CPA = "CPA"
AMOUNT = {"Valor", "Amount"}
YES = {"Sim", "Yes"}
SUSPENDED = {"Suspenso", "Suspended"}
WHOLE = 10_000


def cents(text, decimal):
    """An amount with two decimals as cents; of rates, hundredths of a per cent."""
    value = Fraction(text.replace(decimal, ".")) * 100
    if value.denominator != 1:
        raise ValueError(f"{text} is no amount")
    return value.numerator


def kept(text, decimal):
    """Parts of a cent: ten thousand are one."""
    value = Fraction(text.replace(decimal, ".")) * 100 * WHOLE
    if value.denominator != 1:
        raise ValueError(f"{text} is too fine")
    return value.numerator


def read_tiers(text, money):
    tiers = []
    for tier in text.split(" | "):
        turnover, active, net_loss, rate = tier.split("/")
        tiers.append((money(turnover), int(active), money(net_loss), money(rate)))
    return tiers


def reached(tiers, turnover, active, net_loss):
    """The highest tier whose conditions all hold, from 1; 0 is none. Salaries do not ask for the net loss."""
    found = 0
    for place, tier in enumerate(tiers, 1):
        if turnover >= tier[0] and active >= tier[1] and (net_loss is None or net_loss >= tier[2]):
            found = place
    return found


def behind_fence(text, threshold, money):
    """What members behind the fence change of the net loss, and whether what waits afterwards is right."""
    change, right = 0, True
    for part in text.split():
        result, before, after = (money(amount) for amount in part.strip("()").split("/"))
        total = before + result
        right = right and (before < 0 or result < -threshold) and after == min(total, 0)
        change += max(total, 0) - result
    return change, right


def settle(row, decimal):
    money = lambda text: cents(text, decimal)
    tiers = read_tiers(row["tiers"], money)
    turnover, active = money(row["turnover"]), int(row["active"])
    costs = sum(money(row[name]) for name in ("payout", "rebates", "promotions", "salaries", "fee"))
    net_loss = turnover - costs
    fenced, right = behind_fence(row["parts"], money(row["fence"]) if row["fence"] else 0, money)
    counted = {"net_loss": net_loss, "fenced": fenced if right else None}
    if row["kind"] in DIVIDEND:
        carry = row["carry"] in YES
        base = net_loss + fenced + (money(row["carried_in"]) if carry else 0)
        tier = reached(tiers, turnover, active, base)
        rate = tiers[tier - 1][3] if tier else 0
        due = max(base, 0) * rate // WHOLE
        return {**counted, "base": base, "tier": tier, "rate": rate, "due": due, "carried_out": min(base, 0) if carry else 0}
    tier = reached(tiers, turnover, active, None)
    rate = tiers[tier - 1][3] if tier else 0
    if row["kind"] not in SLOTS:
        due = rate if row["rate_type"] in AMOUNT else max(turnover, 0) * rate // WHOLE
        return {**counted, "base": turnover, "tier": tier, "rate": rate, "due": due, "carried_out": 0}
    if row["rate_type"] in AMOUNT:
        due = max(rate - money(row["paid_before"]), 0)
        return {**counted, "base": turnover, "tier": tier, "rate": rate, "due": due, "carried_out": 0}
    total = kept(row["carried_in"], decimal) + money(row["stake"]) * rate
    due = max(total, 0) // WHOLE
    return {**counted, "base": money(row["stake"]), "tier": tier, "rate": rate, "due": due, "carried_out": total - due * WHOLE}


def give_back(row, decimal):
    """A rebate: what the payee's rate comes to of one member's stakes, less what belongs to those in between."""
    stake, rate, below = (cents(row[name], decimal) for name in ("stake", "rate", "below_rate"))
    if not 0 <= below < rate:
        raise ValueError(f"a rate of {row['rate']} above {row['below_rate']}")
    return {"base": stake, "due": stake * rate // WHOLE - stake * below // WHOLE}


def pay_once(row, decimal):
    """CPA: a sum for a member whose first deposit and whose stakes are what the plan asks for, else nothing."""
    money = lambda text: cents(text, decimal)
    tiers, stake = read_tiers(row["tiers"], money), money(row["stake"])
    tier = reached(tiers, stake, 0, None) if money(row["deposit"]) >= money(row["asked_deposit"]) else 0
    rate = tiers[tier - 1][3] if tier else 0
    return {"turnover": stake, "base": stake, "tier": tier, "rate": rate, "due": rate}


def nothing(row, found, decimal):
    """Whoever is suspended earns nothing: a loss goes on as for everybody, parts of a cent stay as they were."""
    fine = row["kind"] in SLOTS
    return {"tier": 0, "rate": 0, "due": 0, "carried_out": kept(row["carried_in"], decimal) if fine else found["carried_out"]}


def written(row, name, decimal):
    if name == "tier":
        return int(row[name])
    fine = name == "carried_out" and row["kind"] not in DIVIDEND
    return kept(row[name], decimal) if fine else cents(row[name], decimal)


def main(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        text = file.read()
    separator = ";" if ";" in text.split("\n", 1)[0] else ","
    decimal = "," if separator == ";" else "."
    lines = list(csv.reader(text.splitlines(), delimiter=separator))[1:]
    differences = 0
    last = {}
    for line in lines:
        row = dict(zip(COLUMNS, line, strict=True))
        once = {REBATE: give_back, CPA: pay_once}.get(row["kind"])
        where = f"{row['kind'] + ' of ' + row['type'] if once else 'agreement ' + row['agreement']} from {row['begins']}"
        found = (once or settle)(row, decimal)
        if row["state"] in SUSPENDED:
            found = {**found, **nothing(row, found, decimal)}
        for name, value in found.items():
            told = written(row, name, decimal)
            if told != value:
                differences += 1
                print(f"{where}: {name} is {told}, counted {value}")
        if not 0 <= cents(row["paid"], decimal) <= cents(row["due"], decimal):
            differences += 1
            print(f"{where}: paid {row['paid']} of {row['due']}")
        if once:
            continue
        # What a period leaves is what the next one begins with.
        if row["agreement"] in last and last[row["agreement"]] != row["carried_in"]:
            differences += 1
            print(f"{where}: carried_in is {row['carried_in']}, the period before left {last[row['agreement']]}")
        last[row["agreement"]] = row["carried_out"]
    print(f"{len(lines)} lines, {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
